import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import {
  candidates,
  type Lockfile,
  lockfileProblems,
  missingOptionals,
  nameOf,
  needsChecksum,
} from './lockfile.ts'

/**
 * `npm run lockfile`, after `npm install`: puts back what npm drops of other platforms when a registry does not have it,
 * asks for checksums that are missing, and says what is left to do.
 */
const file = 'package-lock.json'
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
const committed: Lockfile = JSON.parse(run('git', ['show', `HEAD:${file}`]) || '{"packages":{}}')

for (const { path, name } of missingOptionals(lockfile)) {
  const wanted = lockfile.packages[path]?.optionalDependencies?.[name]
  const place = candidates(path, name).find((candidate) => committed.packages[candidate]?.version === wanted)
  const entry = place && committed.packages[place]
  if (place && entry) lockfile.packages[place] = entry
}
for (const [path, entry] of Object.entries(lockfile.packages)) {
  if (!needsChecksum(path, entry)) continue
  const integrity = run('npm', ['view', `${nameOf(path)}@${entry.version}`, 'dist.integrity']).trim()
  if (integrity) entry.integrity = integrity
}
const sorted = Object.entries(lockfile.packages).sort(([left], [right]) => left.localeCompare(right, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)

const problems = lockfileProblems(lockfile)
for (const problem of problems) console.log(problem)
process.exit(problems.length > 0 ? 1 : 0)

/** What a command prints; nothing when it fails. */
function run(command: string, parameters: string[]): string {
  const options = { encoding: 'utf8', maxBuffer: 64 << 20, shell: process.platform === 'win32' } as const
  const { status, stdout } = spawnSync(command, parameters, options)
  return status === 0 ? stdout : ''
}
