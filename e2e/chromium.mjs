import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium to test with: `CHROMIUM_PATH`, else Playwright's own download, else one on the PATH. */
export function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath].find(
    (path) => path && existsSync(path),
  )
}

/** Installs a Chromium when there is none: Playwright's download, else the distribution's package. */
export function ensureChromium() {
  if (findChromium()) return
  console.log('No Chromium found: installing one for the browser tests …')
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium']],
  ]
  for (const [command, parameters] of attempts) {
    spawnSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (findChromium()) return
  }
  console.error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
  process.exit(1)
}
