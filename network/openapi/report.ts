import { type Deliberate, isMeant, stale } from './allowedDifferences.ts'
import type { Met, PathReport, Report } from './check.ts'
import type { Sample } from './samples.ts'

/** The report for people, a line each, and whether anything differs that is not meant. */
export function reportLines(report: Report, deliberate: Deliberate[]): { lines: string[]; failed: boolean } {
  const meant = (path: string, met: Met) => deliberate.some((row) => isMeant(row, path, met))
  const judged = report.checked.map((one) => ({
    ...one,
    unmeant: one.differences.filter((met) => !meant(one.path, met)),
  }))
  const failed = report.checked.length === 0 || judged.some(({ unmeant }) => unmeant.length > 0)
  const requests = report.checked.reduce((sum, one) => sum + one.requests, 0)
  const unlisted = judged.reduce((sum, { unmeant }) => sum + unmeant.length, 0)
  const lines = [
    ...Object.entries(report.samples).map(sampleLine),
    ...judged.flatMap((one) => [pathLine(one, one.unmeant.length), ...one.unmeant.flatMap(differenceLines)]),
    ...report.notServed.map((path) => `-    ${path}  not served`),
    ...report.notDocumented.map((path) => `-    ${path}  not in the document`),
    ...stale(deliberate, report).map(staleLine),
    '',
    `${report.checked.length} paths, ${requests} requests, ${unlisted} differences that are not listed.`,
  ]
  return { lines, failed }
}

function sampleLine([name, samples]: [string, Sample[]]): string {
  return `asked about ${samples.length} ${name}: ${samples.map(({ what }) => what).join(', ')}`
}

function pathLine({ path, requests, differences }: PathReport, unmeant: number): string {
  const listed = differences.length - unmeant
  const note = listed === 0 ? '' : `, ${listed} listed differences`
  return `${unmeant === 0 ? 'ok  ' : 'FAIL'} ${path}  ${requests} requests${note}`
}

function differenceLines({ kind, field, expected, sent, times, request }: Met): string[] {
  return [
    `       ${kind} ${field}: expected ${expected}, sent ${sent}`,
    `         ${times} times, first ${request}`,
  ]
}

function staleLine({ paths, kind, field }: Deliberate): string {
  return `?    listed in differences.md, but not met: ${kind} ${field} (${paths.join(', ') || 'everywhere'})`
}
