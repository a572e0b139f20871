import { config } from './config/config.ts'
import { saveFile } from './saveFile.ts'

/** Offers lines of `csvLine` to the user as a file named after `name`, the chain id and the time. */
export function saveCsv(name: string, lines: readonly string[]): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  // The mark at the start of the file tells spreadsheets that it is UTF-8.
  saveFile(`${name}-${config().chainId}-${time}Z.csv`, 'text/csv;charset=utf-8', ['\uFEFF', ...lines])
}
