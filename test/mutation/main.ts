import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { parts } from './parts.ts'
import { stopPrograms } from './run/processes.ts'
import { runMutants } from './run/runMutants.ts'
import { summary, tableLine } from './run/table.ts'
import { removeWorkingCopies } from './run/workingCopy.ts'

/**
 * `npm run mutants`: changes one expression at a time in a copy of the sources and runs the tests concerned. It fails
 * when the tests do not notice one, when one no longer applies, and when one does not compile.
 * `-- contracts`, `-- app` and `-- network` run a part, `-- --only TEXT` those whose file or fault has the text.
 */

process.on('exit', removeWorkingCopies)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopPrograms()
    process.exit(130)
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, workers: { type: 'string' } },
})
const workerCount = Number(values.workers ?? availableParallelism())
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${parts.map((part) => part.name)}.`)

const summaries: string[] = []
for (const { name, mutants, openWorkers } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const chosen = mutants.filter(({ file, fault }) => `${file} ${fault}`.includes(values.only))
  if (chosen.length === 0) continue
  console.log(`\n== ${name}`)
  const results = await runMutants(chosen, openWorkers, workerCount, (result) =>
    console.log(tableLine(result)),
  )
  summaries.push(summary(name, results))
  if (results.some(({ verdict }) => verdict.kind !== 'killed')) process.exitCode = 1
}
console.log(`\n${summaries.join('\n') || 'No mutant has that name.'}`)
if (summaries.length === 0) process.exitCode = 1
