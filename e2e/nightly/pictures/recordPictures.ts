import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run generate -- pictures`: asks a fresh local network all that the pictures show, keeps the answers and takes every
 * picture anew. Where only the look has changed, `npx playwright test --project=nightly pictures --update-snapshots` is enough.
 */
for (const old of ['recording.json', 'shown'])
  rmSync(fileURLToPath(new URL(old, import.meta.url)), { recursive: true, force: true })
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--project=nightly', 'e2e/nightly/pictures', '--workers=1', '--update-snapshots'],
  {
    stdio: 'inherit',
    env: { ...process.env, TIDELINE_RECORD: '1', TIDELINE_NIGHTLY: '1' },
    shell: process.platform === 'win32',
  },
)
process.exit(status ?? 1)
