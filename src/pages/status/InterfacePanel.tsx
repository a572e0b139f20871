import type { Health, HealthState } from '#domain/health/interfaceHealth.ts'
import { config, type EndpointName, endpointOverrides } from '#lib/browser/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatDuration } from '#lib/format/time.ts'
import type { InterfaceName } from '#lib/requests/errors.ts'
import { failureSentence } from '#ui/feedback/Failure.tsx'
import { interfaceTitle } from '#ui/feedback/interfaceTitle.ts'
import { Badge, type Tone } from '#ui/figures/Badge.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { NewestBlock } from './useNewestBlocks.ts'

type InterfacePanelProps = {
  name: InterfaceName
  health: Health
  newest: NewestBlock
  /** The newest block of the node. */
  head: number | null | undefined
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

/** What does not work while the interface is down, and what does. */
const without: Record<InterfaceName, string> = {
  indexer: 'Markets, candles and trades pause. Blocks, transactions, tokens and lending go on.',
  node: 'Balances, quotes and signing pause. Everything that was recorded can still be read.',
  explorer: 'Blocks and transactions are read from the node where it can tell. Markets and lending go on.',
  lending:
    'Pools and credit pause; deposits and loans are closed until they can be checked. The rest goes on.',
}

/** The state of one interface. */
export function InterfacePanel({ name, health, newest, head }: InterfacePanelProps) {
  const { letter, title } = interfaceTitle(name)
  const { word, tone } = words[health.state]
  const own = endpointOverrides.read()[endpointOf[name]]
  return (
    <Panel
      title={`${letter} · ${title}`}
      control={
        <>
          <Badge tone={tone}>{word}</Badge>
          <Button size="small" tone="quiet" onClick={newest.refetch}>
            Ask now
          </Button>
        </>
      }
    >
      <Details>
        <Detail label="Address">
          <span className="break-all font-mono">{config()[endpointOf[name]]}</span>{' '}
          {own && <Badge tone="warn">Changed by you</Badge>}
        </Detail>
        <Detail label="Since">{health.state === 'unknown' ? <Unknown /> : <Time at={health.since} />}</Detail>
        <Detail label="Last answer took">
          {health.latency === null ? <Unknown /> : formatDuration(health.latency)}
        </Detail>
        {name !== 'lending' && (
          <Detail label="Newest block">
            <BlockWithLag block={newest.block} head={name === 'node' ? null : head} />
          </Detail>
        )}
        {health.lastError && (
          <Detail label="Last failure">
            <span className="text-warn">{failureSentence(health.lastError)}</span>{' '}
            <span className="text-faint">
              <bdi>{health.lastError.message}</bdi>
            </span>
          </Detail>
        )}
        <Detail label={health.state === 'down' ? 'What the app does' : 'When it is down'}>
          <span className="text-muted">{without[name]}</span>
        </Detail>
      </Details>
    </Panel>
  )
}

function BlockWithLag({
  block,
  head,
}: {
  block: number | null | undefined
  head: number | null | undefined
}) {
  if (block === null || block === undefined) return <Unknown />
  const lag = typeof head === 'number' ? head - block : null
  return (
    <>
      {formatCount(block)}
      {lag !== null && (
        <span className={`ml-2 ${lag > 10 ? 'text-warn' : 'text-faint'}`}>
          {lag <= 1 ? 'with the node' : `${formatCount(lag)} behind the node`}
        </span>
      )}
    </>
  )
}
