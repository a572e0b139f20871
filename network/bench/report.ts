import type { Measured, Taken } from './measure.ts'

/** Milliseconds within which 95 of 100 answers have to be there, by database and clients. */
const targets: Record<string, number> = { 'PGlite 1': 50, 'PostgreSQL 32': 25 }
const columns = ['per second', 'p50', 'p95', 'p99', 'cpu', 'bytes']
const nameWidth = 48

function cells(values: (string | number)[]): string {
  return values.map((value) => String(value).padStart(11)).join('')
}

export function printTitle(title: string, keeps: boolean): void {
  console.log(`\n${title}, ${keeps ? 'as served' : 'with nothing kept'} (milliseconds)`)
  console.log(`${''.padEnd(nameWidth)}${cells(['clients', ...columns])}`)
}

/** One line of the table; an asterisk marks what is over the target. */
export function printMeasured(title: string, result: Taken): void {
  const { name, clients, perSecond, p50, p95, p99, cpu, bytes } = result
  const mark = isOver(title, result) ? '*' : ''
  console.log(
    `${name.padEnd(nameWidth)}${cells([clients, perSecond, p50, `${mark}${p95}`, p99, cpu, bytes])}`,
  )
}

/** How many requests meet the target. */
export function printSummary(title: string, measured: Measured[]): void {
  for (const [name, target] of Object.entries(targets)) {
    const asked = measured.filter(({ clients }) => `${title} ${clients}` === name)
    if (asked.length === 0) continue
    const within = (keeps: boolean) => {
      const all = asked.filter((result) => result.keeps === keeps)
      return `${all.filter((result) => !isOver(title, result)).length} of ${all.length}`
    }
    console.log(
      `\n${name === 'PGlite 1' ? 'PGlite, 1 client' : 'PostgreSQL, 32 clients'}: p95 within ${target} ms for ` +
        `${within(true)} requests as served, for ${within(false)} with nothing kept`,
    )
  }
}

function isOver(title: string, { clients, p95 }: Taken): boolean {
  return p95 > (targets[`${title} ${clients}`] ?? Number.POSITIVE_INFINITY)
}
