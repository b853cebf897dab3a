import { expect, test } from 'vitest'
import { containerfileFaults } from './containerfile.ts'
import { readDeployed, withFault } from './deployed.ts'

const deployed = readDeployed()

test('the Containerfile has no finding, and what it copies and starts is there', () => {
  expect(containerfileFaults(deployed)).toEqual([])
})

test.each([
  ['WORKDIR /app', 'WORKDIRS /app', 'Unknown instruction: WORKDIRS'],
  ['WORKDIR /app', 'WORKDIR app', 'WORKDIR paths should be absolute'],
  ['EXPOSE 3000 9100', 'EXPOSE 3000 metrics', 'Invalid containerPort: metrics'],
  ['--interval=15s', '--interval=15', 'missing unit in duration'],
  ['--retries=3', '--tries=3', 'Unknown flag: tries'],
  ['CMD ["apps/web/serve.ts"]', "CMD ['apps/web/serve.ts']", 'single quotes'],
  [
    'CMD ["apps/web/serve.ts"]',
    'CMD ["apps/web/serve.ts"]\nCMD ["apps/web/platform.ts"]',
    'There can only be one CMD instruction',
  ],
  ['--chown=root:root', '--chonw=root:root', 'Unknown flag: chonw'],
  ['COPY . .', 'COPY .', 'COPY requires at least two arguments'],
  ['COPY apps/web/package.json', 'COPY apps/site/package.json', 'copies apps/site/package.json'],
  [
    'COPY apps/web/package.json',
    'COPY deploy/compose.yaml',
    'copies deploy/compose.yaml, which the build does not see',
  ],
  ['COPY packages/art/package.json packages/art/\n', '', 'installs without packages/art/package.json'],
  ['/app/content content', '/app/contents content', 'copies contents from build, which has none'],
  ['--from=build', '--from=builder', 'the stage builder, which is not there'],
  ['CMD ["apps/web/serve.ts"]', 'CMD ["apps/web/start.ts"]', 'starts apps/web/start.ts'],
  ['CMD ["node", "apps/web/healthy.ts"]', 'CMD ["node", "scripts/healthy.ts"]', 'starts scripts/healthy.ts'],
  ['COPY --from=build --chown=root:root /app/content content\n', '', 'the image has no content'],
  ['RUN node scripts/build.mjs\n', '', "has no 'RUN node scripts/build.mjs'"],
  [
    'COPY . .\nRUN node scripts/build.mjs',
    'RUN node scripts/build.mjs\nCOPY . .',
    "has no 'RUN node scripts/build.mjs'",
  ],
  ['install -d -o 10001', 'install -d -o 1000', "/data is not 10001:10001's"],
  ['--min-semi-space-size=16', '--min-semi-space=16', 'npm start has no flag --min-semi-space=16'],
  ['MALLOC_ARENA_MAX=2', 'MALLOC_ARENA_MAX=8', 'has to say MALLOC_ARENA_MAX=2'],
  ['USER 10001:10001', 'USER root', 'runs as root'],
  ['USER 10001:10001\n', '', 'has to say USER once'],
  ['DATA_DIR=/data', 'DATA_FOLDER=/data', 'nobody reads the setting DATA_FOLDER'],
  ['VOLUME /data', 'VOLUME /var', 'keeps data in no volume'],
  ['EXPOSE 3000 9100', 'EXPOSE 3000', 'does not expose 9100'],
  ['FROM node:24-bookworm-slim AS build', 'FROM node:22-bookworm-slim AS build', 'both stages have to be on node:24'],
])('%s as %s is refused: %s', (from, to, finding) => {
  expect(containerfileFaults(withFault(deployed, 'Containerfile', from, to)).join('\n')).toContain(finding)
})
