import { type AllowedDifference, isAllowed, stale } from './allowedDifferences.ts'
import type { MetDifference, PathReport, Report } from './check.ts'
import type { Sample } from './samples.ts'

/** The lines of the report, and whether anything differs that is not allowed. */
export function reportLines(
  report: Report,
  allowed: AllowedDifference[],
): { lines: string[]; failed: boolean } {
  const isExpected = (path: string, met: MetDifference) => allowed.some((row) => isAllowed(row, path, met))
  const judged = report.checked.map((one) => ({
    ...one,
    unexpected: one.differences.filter((met) => !isExpected(one.path, met)),
  }))
  const failed = report.checked.length === 0 || judged.some(({ unexpected }) => unexpected.length > 0)
  const requests = report.checked.reduce((sum, one) => sum + one.requests, 0)
  const unlisted = judged.reduce((sum, { unexpected }) => sum + unexpected.length, 0)
  const lines = [
    ...Object.entries(report.samples).map(sampleLine),
    ...judged.flatMap((one) => [
      pathLine(one, one.unexpected.length),
      ...one.unexpected.flatMap(differenceLines),
    ]),
    ...report.notServed.map((path) => `-    ${path}  not served`),
    ...report.notDocumented.map((path) => `-    ${path}  not in the document`),
    ...stale(allowed, report).map(staleLine),
    '',
    `${report.checked.length} paths, ${requests} requests, ${unlisted} differences that are not listed.`,
  ]
  return { lines, failed }
}

function sampleLine([name, samples]: [string, Sample[]]): string {
  return `asked about ${samples.length} ${name}: ${samples.map(({ what }) => what).join(', ')}`
}

function pathLine({ path, requests, differences }: PathReport, unexpected: number): string {
  const listed = differences.length - unexpected
  const note = listed === 0 ? '' : `, ${listed} listed differences`
  return `${unexpected === 0 ? 'ok  ' : 'FAIL'} ${path}  ${requests} requests${note}`
}

function differenceLines({ kind, field, expected, sent, times, request }: MetDifference): string[] {
  return [
    `       ${kind} ${field}: expected ${expected}, sent ${sent}`,
    `         ${times} times, first ${request}`,
  ]
}

function staleLine({ paths, kind, field }: AllowedDifference): string {
  return `?    listed in differences.md, but not met: ${kind} ${field} (${paths.join(', ') || 'everywhere'})`
}
