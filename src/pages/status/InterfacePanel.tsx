import { useQuery } from '@tanstack/react-query'
import { blocksBehind, blockTimeOf } from '#domain/blocks/blocksBehind.ts'
import { latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { indexingStatusQuery } from '#interfaces/explorer/chain/stats.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { config, type EndpointName, ownEndpoints } from '#lib/browser/config/config.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { formatDuration } from '#lib/format/time.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'
import type { Health, HealthState } from '#lib/requests/interfaceHealth.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { interfaceTitle } from '#ui/feedback/failure/interfaceTitle.ts'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Badge, type Tone } from '#ui/figures/Badge.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { blocksBehindText } from './blocksBehindText.ts'
import { sentenceWithout } from './sentenceWithout.ts'
import { type Answers, useAnswers } from './useAnswers.ts'
import type { NewestBlock } from './useNewestBlocks.ts'

type InterfacePanelProps = {
  name: InterfaceName
  health: Health
  newest: NewestBlock
  /** The newest block of the node. */
  head: number | null | undefined
  /** Whether another interface is down, too: then less works meanwhile than without this one alone. */
  isOtherDown: boolean
}

const words: Record<HealthState, { word: string; tone: Tone }> = {
  unknown: { word: 'Not asked yet', tone: 'neutral' },
  up: { word: 'Live', tone: 'up' },
  slow: { word: 'Slow', tone: 'warn' },
  down: { word: 'Down', tone: 'down' },
}

const endpointOf: Record<InterfaceName, EndpointName> = {
  indexer: 'indexerUrl',
  node: 'rpcUrl',
  explorer: 'explorerUrl',
  lending: 'lendingUrl',
}

/** The state, the URL and the response time of one interface, with its newest block, or the contract that lending is about. */
export function InterfacePanel({ name, health, newest, head, isOtherDown }: InterfacePanelProps) {
  const { word, tone } = words[health.state]
  const own = ownEndpoints()[endpointOf[name]]
  const answers = useAnswers(health)
  const without = sentenceWithout(name, areas())
  const { lendingPool } = config()
  return (
    <Panel
      title={interfaceTitle(name)}
      asOf={<AsOf at={newest.at} />}
      control={
        <>
          <Badge tone={tone}>{word}</Badge>
          <Button size="small" tone="quiet" onClick={newest.refetch}>
            Check again
          </Button>
        </>
      }
    >
      <Details>
        <Detail label="URL">
          <span className="break-all font-mono">{config()[endpointOf[name]]}</span>{' '}
          {own && <Badge tone="warn">Changed by you</Badge>}
        </Detail>
        {/* Of one that is live this is only when the page was opened. */}
        {(health.state === 'down' || health.state === 'slow') && (
          <Detail label={`Seen ${word.toLowerCase()} since`}>
            <Time at={health.since} style="full" />
          </Detail>
        )}
        <Detail label="Response time">
          {health.latency === null ? <Unknown /> : formatDuration(health.latency)}
          {/* On a phone the rest has a line of its own, which stays free until then. */}
          <span
            className="ml-2 text-faint max-sm:ml-0 max-sm:block max-sm:min-h-6"
            title="Since this page was opened"
          >
            {answers && <AnswersSeen answers={answers} />}
          </span>
        </Detail>
        {name === 'lending' ? (
          lendingPool && (
            <Detail label="Contract">
              <AddressLink address={lendingPool} contract />
            </Detail>
          )
        ) : (
          <Detail label="Newest block">
            <BlockWithLag block={newest.block} head={name === 'node' ? null : head} />
          </Detail>
        )}
        {name === 'explorer' && <IndexedPart />}
        {health.lastError && (
          <Detail label="Last error">
            <span className="text-warn">{failureSentence(health.lastError)}</span>{' '}
            <span className="text-faint">
              <bdi>{health.lastError.message}</bdi>
            </span>
          </Detail>
        )}
        {health.state === 'down' && !isOtherDown && <Detail label="Meanwhile">{without}</Detail>}
      </Details>
      {health.state !== 'down' && (
        <details className="border-t px-4 py-2 text-xs text-muted">
          <summary className="-my-2 cursor-pointer py-2">If it is down</summary>
          <p className="pt-1">{without}</p>
        </details>
      )}
    </Panel>
  )
}

/** When the last answer came; of several that this page has seen, how fast the fastest and the slowest one were. */
function AnswersSeen({ answers: { count, fastest, slowest, last } }: { answers: Answers }) {
  const range =
    fastest === slowest ? formatDuration(fastest) : `${formatDuration(fastest)} to ${formatDuration(slowest)}`
  return (
    <>
      {count > 1 && `${countOf(count, 'answer')} in ${range}, last `}
      <Time at={last} />
    </>
  )
}

type BlockWithLagProps = { block: number | null | undefined; head: number | null | undefined }

function BlockWithLag({ block, head }: BlockWithLagProps) {
  const { data: latest } = useQuery({ ...latestBlocksQuery(), enabled: false })
  if (block === null || block === undefined) return <Unknown />
  const gap = typeof head === 'number' ? blocksBehind(head, block, blockTimeOf(latest?.items ?? [])) : null
  return (
    <>
      {formatCount(block)}
      {gap && (
        <span className={`ml-2 ${gap.isUsual ? 'text-faint' : 'text-warn'}`}>{blocksBehindText(gap)}</span>
      )}
    </>
  )
}

const interval = 5_000

/** Which blocks the explorer has indexed, how far it is, and what its node does not report. */
function IndexedPart() {
  const { fromBlock, internalCalls, notice } = config().explorer
  const { data } = useQuery({ ...indexingStatusQuery(), refetchInterval: interval })
  const ratio = data?.indexedBlocksRatio ?? null
  const isDone = data?.finishedIndexingBlocks ?? null
  return (
    <>
      {(isDone === false || fromBlock > 0) && (
        <Detail label="Indexed">
          {isDone === false && ratio !== null && `${formatPercent(decimal(String(ratio)))} of the blocks`}
          {isDone === false && ratio !== null && fromBlock > 0 && ', '}
          {fromBlock > 0 && `from block ${formatCount(fromBlock)}`}
        </Detail>
      )}
      {!internalCalls && <Detail label="Internal transactions">Not reported by this node</Detail>}
      {notice && <Detail label="Note">{notice}</Detail>}
    </>
  )
}
