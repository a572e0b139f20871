import type { Compared } from './useComparedMarket.ts'
import type { History } from './useOlderCandles.ts'

type ChartNotesProps = ComparedNoteProps & HistoryNoteProps

/** What a chart says below itself: the compared market, and what could not be read. */
export function ChartNotes({ compared, history, unreadable }: ChartNotesProps) {
  return (
    <>
      <ComparedNote compared={compared} /> <HistoryNote history={history} unreadable={unreadable} />
    </>
  )
}

type ComparedNoteProps = { compared: Compared }

/** The legend of the compared market's line, or a note that it cannot be drawn. */
function ComparedNote({ compared: { market, isFailed } }: ComparedNoteProps) {
  if (isFailed) return <span className="text-warn">The other market can't be read. Choose another one.</span>
  if (!market) return null
  return (
    <span>
      Line: <bdi>{market.symbol}</bdi>, both in percent since their first candle in view
    </span>
  )
}

type HistoryNoteProps = { history: History; unreadable: number }

/** Notes on missing candles: older ones that load or failed, and unreadable ones. */
function HistoryNote({ history: { state, isWhole, load }, unreadable }: HistoryNoteProps) {
  return (
    <>
      {unreadable > 0 && (
        <span className="text-warn">
          {unreadable === 1 ? '1 candle' : `${unreadable} candles`} could not be read.{' '}
        </span>
      )}
      {!isWhole && (
        <span className="text-warn">Some trades could not be read: older candles lack them. </span>
      )}
      {state === 'loading' && 'Loading older candles'}
      {state === 'failed' && (
        <>
          Older candles can't be loaded.{' '}
          <button type="button" className="underline" onClick={load}>
            Try again
          </button>
        </>
      )}
    </>
  )
}
