/** Illustrations that stand for players, whose own pictures nobody else may see. */
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

/** The same face for the same nickname, everywhere. */
export function avatarOf(nickname: string): string {
  let hash = 7
  for (const letter of nickname) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return `/media/art/1/${faces[Math.abs(hash) % faces.length]}/64.webp`
}
