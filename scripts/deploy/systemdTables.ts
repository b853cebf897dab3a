// What a service of systemd may say: systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.kill(5). Not all of it: whoever
// needs another option adds it here from those pages, with the form of its value.

/** `5`, `5s`, `1min 30s`: systemd.time(7). */
const span = /^(?:infinity|\d+(?: ?(?:us|ms|s|sec|min|m|h|hr|d|w))?(?: \d+(?:us|ms|s|sec|min|m|h|hr|d|w))*)$/
const yes = /^(?:yes|no|true|false|on|off|1|0)$/
const path = /^\/[\w./@%+-]*$/
const name = /^[a-z_][\w.-]*(?: [a-z_][\w.-]*)*$/
const units =
  /^[\w@.:-]+\.(?:service|target|socket|mount|timer|path)(?: [\w@.:-]+\.(?:service|target|socket|mount|timer|path))*$/
const words = /^\S(?:.*\S)?$/
const setting = /[A-Z_][A-Z0-9_]*=[^\s"]*/.source
const settings = new RegExp(`^${setting}(?: ${setting})*$`)
const command = /^[-@:+!]{0,2}\/\S+(?: \S+)*$/
const limit = /^(?:infinity|\d+[KMGT]?(?::(?:infinity|\d+[KMGT]?))?)$/
const size = /^(?:infinity|\d+%|\d+[KMGT]?)$/
const oneOf = (...values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`)
const capabilities = /^~?(?:CAP_[A-Z_]+(?: CAP_[A-Z_]+)*)?$/
const groups = /^~?(?:@?[a-z0-9_-]+)(?: @?[a-z0-9_-]+)*$/

export const systemdOptions: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Unit: {
    Description: words,
    Documentation: /^(?:(?:https?|file|man|info):\S+)(?: (?:https?|file|man|info):\S+)*$/,
    Wants: units,
    Requires: units,
    After: units,
    Before: units,
    StartLimitIntervalSec: span,
    StartLimitBurst: /^\d+$/,
  },
  Service: {
    Type: oneOf('simple', 'exec', 'forking', 'oneshot', 'dbus', 'notify', 'notify-reload', 'idle'),
    ExecStart: command,
    ExecStartPre: command,
    ExecReload: command,
    ExecStop: command,
    Restart: oneOf('no', 'always', 'on-success', 'on-failure', 'on-abnormal', 'on-abort', 'on-watchdog'),
    RestartSec: span,
    TimeoutStartSec: span,
    TimeoutStopSec: span,
    WatchdogSec: span,
    KillMode: oneOf('control-group', 'mixed', 'process', 'none'),
    KillSignal: oneOf('SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP'),
    WorkingDirectory: path,
    Environment: settings,
    EnvironmentFile: /^-?\/\S+$/,
    User: name,
    Group: name,
    DynamicUser: yes,
    StateDirectory: name,
    StateDirectoryMode: /^0?[0-7]{3}$/,
    CacheDirectory: name,
    RuntimeDirectory: name,
    LogsDirectory: name,
    UMask: /^0?[0-7]{3}$/,
    LimitNOFILE: limit,
    LimitCORE: limit,
    MemoryMax: size,
    MemoryHigh: size,
    CPUQuota: /^\d+%$/,
    TasksMax: size,
    NoNewPrivileges: yes,
    CapabilityBoundingSet: capabilities,
    AmbientCapabilities: capabilities,
    ProtectSystem: oneOf('yes', 'no', 'full', 'strict'),
    ProtectHome: oneOf('yes', 'no', 'read-only', 'tmpfs'),
    ProtectKernelTunables: yes,
    ProtectKernelModules: yes,
    ProtectKernelLogs: yes,
    ProtectControlGroups: yes,
    ProtectClock: yes,
    ProtectHostname: yes,
    ProtectProc: oneOf('noaccess', 'invisible', 'ptraceable', 'default'),
    ProcSubset: oneOf('all', 'pid'),
    ReadWritePaths: path,
    ReadOnlyPaths: path,
    InaccessiblePaths: path,
    PrivateTmp: yes,
    PrivateDevices: yes,
    PrivateNetwork: yes,
    PrivateUsers: yes,
    RestrictAddressFamilies: /^~?(?:none|AF_[A-Z0-9]+(?: AF_[A-Z0-9]+)*)$/,
    RestrictNamespaces: yes,
    RestrictRealtime: yes,
    RestrictSUIDSGID: yes,
    LockPersonality: yes,
    MemoryDenyWriteExecute: yes,
    RemoveIPC: yes,
    SystemCallArchitectures: oneOf('native'),
    SystemCallFilter: groups,
    SystemCallErrorNumber: /^E[A-Z]+$/,
    StandardOutput: oneOf('inherit', 'null', 'journal', 'kmsg'),
    StandardError: oneOf('inherit', 'null', 'journal', 'kmsg'),
    SyslogIdentifier: name,
  },
  Install: { WantedBy: units, RequiredBy: units, Alias: units, Also: units },
}
