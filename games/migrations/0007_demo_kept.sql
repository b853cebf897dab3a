-- Demo play is forgotten after a while, with everything that refers to its sessions.
create index sessions_demo on studio.sessions (created_at) where mode = 'demo';
create index demo_moves_by_session on studio.demo_moves (session_id);
create index seeds_by_owner on studio.seeds (owner);
