import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { nodeProblem } from './nodeProblem.mjs'

const stamp = 'node_modules/.tideline-lock'

/** Installs the npm packages when they are missing or the lockfile has changed. Plain Node: nothing is installed yet. */
export function install() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const problem = nodeProblem(process.versions.node, engines.node)
  if (problem) stop(problem)
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('install    npm packages …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
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
