import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForLock } from './installLock.mjs'
import { nodeProblem } from './nodeProblem.mjs'

const stamp = 'node_modules/.tideline-lock'

/** Installs the npm packages when they are missing or the lockfile has changed. Plain Node: nothing is installed yet. */
export function install() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const problem = nodeProblem(process.versions.node, engines.node)
  if (problem) stop(problem)
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (isInstalled(wanted)) return
  // Several processes of one checkout may start at once, and all of them find a new lockfile after an update.
  const release = waitForLock(lockFile())
  try {
    if (!isInstalled(wanted)) installPackages(wanted)
  } finally {
    release()
  }
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** One for each checkout. It is not in the folder of the packages, which is deleted first. */
function lockFile() {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)
  return join(tmpdir(), `tideline-install-${checkout}.lock`)
}

function installPackages(wanted) {
  console.log('install    npm packages …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) stop('npm could not install the packages: see its message above, then try again.')
  writeFileSync(stamp, wanted)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
