import type { Result, Verdict } from './verdict.ts'

/** One result as a line of the table: file and line, what was changed, what became of it, seconds. */
export function tableLine({ mutant, line, verdict, seconds }: Result): string {
  const place = `${mutant.file.split('/').at(-1)}:${line}`
  return [
    place.padEnd(30),
    mutant.fault.padEnd(58),
    `${seconds.toFixed(0)} s`.padStart(5),
    sentence(verdict),
  ].join('  ')
}

/** How many of them were killed, and every one that was not, with its change. */
export function summary(title: string, results: readonly Result[]): string {
  const bad = results.filter(({ verdict }) => verdict.kind !== 'killed')
  const lines = bad.map(
    ({ mutant, verdict }) =>
      `  ${sentence(verdict)}: ${mutant.file}, ${mutant.fault}: ${oneLine(mutant.find)} -> ${oneLine(mutant.replace)}`,
  )
  return [`${title}: ${results.length - bad.length} of ${results.length} mutants killed`, ...lines].join('\n')
}

function sentence(verdict: Verdict): string {
  if (verdict.kind === 'killed') return `killed by ${oneLine(verdict.by)}`
  if (verdict.kind === 'survived') return 'SURVIVED'
  return `${verdict.kind.toUpperCase()} (${oneLine(verdict.why)})`
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 120) || '(nothing)'
}
