import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { balanceQuery } from '#interfaces/node/balance.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/Count.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { Balance } from './head/Balance.tsx'
import { ContractOrigin } from './head/ContractOrigin.tsx'
import { AddressTab } from './tabs/AddressTab.tsx'
import { useAddress } from './useAddress.ts'

const route = getRouteApi('/address/$address')

const AddressFromNode = lazyRouteComponent(() => import('./AddressFromNode.tsx'), 'AddressFromNode')

/** One address. It also works for an address without any transaction. */
export function AddressPage() {
  const { address } = route.useParams()
  const { tab } = route.useSearch()
  const { record, error, transactionsCount, tokenTransfersCount } = useAddress(address)
  const isContract = record?.isContract ?? false
  return (
    <>
      <ExplorerNavigation />
      <PageHead
        kind={isContract ? 'Contract' : 'Address'}
        title={
          <span className="inline-flex max-w-full items-baseline gap-2">
            <Identicon address={address} />
            <span className="min-w-0 text-base font-medium sm:text-md">
              <Hash value={address} whole />
            </span>
          </span>
        }
        documentTitle={`${isContract ? 'Contract' : 'Address'} ${shortHash(address)}`}
        badges={record && <Labels name={record.name} isScam={record.isScam} token={record.token?.type} />}
        actions={
          !isContract && (
            <Link to="/portfolio/$address" params={{ address }} className={buttonClass({ size: 'small' })}>
              Portfolio
            </Link>
          )
        }
        asOf={<QueryAsOf queryKey={balanceQuery(address).queryKey} />}
        figures={
          <>
            <Balance address={address} record={record} error={error} />
            <Figure label="Transactions" size="large">
              <Count value={transactionsCount} />
            </Figure>
            <Figure label="Token transfers" size="large">
              <Count value={tokenTransfersCount} />
            </Figure>
            {record && <ContractOrigin record={record} />}
          </>
        }
      />
      {!record && error && !isNotFound(error) && (
        <Suspense fallback={null}>
          <AddressFromNode address={address} error={error} />
        </Suspense>
      )}
      <Tabs label="Address" tabs={tabs} current={tab ?? 'transactions'}>
        <Suspense fallback={<TabPending />}>
          <AddressTab address={address} />
        </Suspense>
      </Tabs>
    </>
  )
}

const tabs = [
  { id: 'transactions', label: 'Transactions' },
  { id: 'transfers', label: 'Token transfers' },
  { id: 'tokens', label: 'Tokens' },
  { id: 'internal', label: 'Internal' },
  { id: 'balance', label: 'Balance' },
  { id: 'logs', label: 'Logs' },
] as const

type LabelsProps = { name: string | null; isScam: boolean | null; token: string | null | undefined }

function Labels({ name, isScam, token }: LabelsProps) {
  return (
    <>
      {name && (
        <Badge tone="info" title={name}>
          <ExternalText>{name}</ExternalText>
        </Badge>
      )}
      {token && <Badge>{token}</Badge>}
      {isScam && <Badge tone="warn">Reported scam</Badge>}
    </>
  )
}
