import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import type { Log } from '#interfaces/explorer/transaction/log.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'

/** A log in a CSV file. */
export function logCsv(): CsvColumn<Log>[] {
  return [
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: 'Log', value: ({ index }) => index },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Emitted by', value: ({ emitter }) => emitter.address },
    { header: 'Event', value: ({ decoded }) => decoded?.methodCall ?? null },
    {
      header: 'Arguments (JSON)',
      value: ({ decoded }) => decoded && argumentsJson(decoded),
    },
    ...[0, 1, 2, 3].map((at) => ({
      header: `Topic ${at}`,
      value: ({ topics }: Log) => topics[at] ?? null,
    })),
    { header: 'Data', value: ({ data }) => data },
  ]
}

/** An object by argument name; a list when a name is missing or occurs twice, so that no argument is lost. */
function argumentsJson({ parameters }: Decoded): string {
  const names = new Set(parameters.map(({ name }) => name))
  const areNamed = names.size === parameters.length && !names.has('')
  return JSON.stringify(
    areNamed
      ? Object.fromEntries(parameters.map(({ name, value }) => [name, value]))
      : parameters.map(({ value }) => value),
  )
}
