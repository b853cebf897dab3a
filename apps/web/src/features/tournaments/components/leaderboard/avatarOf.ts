/** Illustrations for players, because their own pictures are private. */
const faces = [
  ...[
    'fox',
    'tiger-face',
    'alien',
    'panda',
    'robot',
    'cat-face',
    'bear',
    'owl',
    'parrot',
    'turtle',
    'penguin',
    'koala',
  ],
  ...['lion', 'octopus', 'dolphin', 'unicorn', 'hedgehog', 'frog', 'whale', 'wolf', 'dog-face'],
]

/** Always the same avatar for a nickname. */
export function avatarOf(nickname: string): string {
  let hash = 7
  for (const letter of nickname) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return `/media/art/1/${faces[Math.abs(hash) % faces.length]}/64.webp`
}
