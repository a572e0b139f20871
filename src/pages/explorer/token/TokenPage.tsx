import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type Token, tokenQuery } from '#interfaces/explorer/token/token.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { collections, TokenWarning } from '#pages/markets/parts/TokenWarning.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { HashTitle } from '#ui/links/Hash.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import { TokenFigures } from './figures/TokenFigures.tsx'
import { TokenTabs } from './tabs/TokenTabs.tsx'

const route = getRouteApi('/token/$address')

/** The market comes from another interface. It is loaded later, and its failure is not a failure of this page. */
const TokenMarket = lazy(async () => ({ default: (await import('./figures/TokenMarket.tsx')).TokenMarket }))

const ChecksumNotice = lazyRouteComponent(
  () => import('#pages/explorer/parts/page/AddressNotices.tsx'),
  'ChecksumNotice',
)

const ResemblanceNotice = lazyRouteComponent(
  () => import('#pages/explorer/parts/page/AddressNotices.tsx'),
  'ResemblanceNotice',
)

const TokenMarketLag = lazyRouteComponent(() => import('./figures/TokenMarket.tsx'), 'TokenMarketLag')

const TokenInstancePage = lazyRouteComponent(
  () => import('./instance/TokenInstancePage.tsx'),
  'TokenInstancePage',
)

/** A token, or one token of a collection. */
export function TokenPage() {
  const { address } = route.useParams()
  const { id } = route.useSearch()
  const given = useLocation({ select: ({ pathname }) => pathname.split('/')[2] })
  return (
    <>
      <ExplorerNavigation />
      {id === undefined && <Warning token={address} />}
      <Suspense>{given !== address && <ChecksumNotice />}</Suspense>
      {id === undefined ? (
        <WholeToken />
      ) : (
        <Suspense fallback={<TabPending />}>
          <TokenInstancePage key={id} id={id} />
        </Suspense>
      )}
    </>
  )
}

/** Warns of a misleading name above all else. */
function Warning({ token }: { token: Address }) {
  const { data } = useQuery(tokenQuery(token))
  return data && <TokenWarning token={data} />
}

/** One token: its figures, its transfers and its holders. */
function WholeToken() {
  const { address } = route.useParams()
  const answer = useQuery(tokenQuery(address))
  const error = useLastError(answer, address)
  const { data: token } = answer
  const ownName = ownNameOf(token)
  const name = ownName || shortHash(address)
  const isPending = !token && !error
  const isWide = useMedia('(width >= 64rem)')
  const mayHaveMarket = !collections.has(token?.type)
  if (isNotFound(error)) return <NoToken address={address} />
  return (
    <>
      <PageHead
        kind="Token"
        long
        title={
          // On a phone it has the whole line, so that no longer or shorter name moves what follows.
          <span className="inline-flex max-w-full items-baseline gap-2 max-sm:w-[calc(100vw-2rem)]">
            {token && (
              <RemotePicture src={token.iconUrl} name={name} size={24}>
                <Letter name={ownName} address={address} size={24} />
              </RemotePicture>
            )}
            <OtherLetters name={ownName} />
            <ExternalText>{name}</ExternalText>
          </span>
        }
        documentTitle={`Token ${name}`}
        badges={
          <>
            {isPending && <LabelsPending />}
            {token?.name && token.symbol && (
              <span className="line-clamp-2 min-w-0 text-muted wrap-anywhere">
                <ExternalText>{token.name}</ExternalText>
              </span>
            )}
            {token?.type && <Badge>{token.type}</Badge>}
            {token && <TokenTrust token={token} />}
            {(token || !error) && (
              <span className="inline-flex min-w-0 items-center gap-1">
                <AddressLink address={address} contract whole={isWide} />
                {!isWide && <Copy value={address} what="token address" />}
              </span>
            )}
          </>
        }
        actions={
          mayHaveMarket && (
            <div className="flex justify-end max-sm:h-8">
              <ErrorBoundary fallback={() => null}>
                <Suspense>
                  <TokenMarket token={address} />
                </Suspense>
              </ErrorBoundary>
            </div>
          )
        }
        asOf={token && <QueryAsOf queryKey={tokenQuery(address).queryKey} />}
        figures={<TokenFigures token={token} isPending={isPending} />}
      />
      <TokenTabs address={address} token={token} />
      {mayHaveMarket && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <TokenMarketLag token={address} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Says that an address holds no token. Shortened, it may look like that of a token, so its title is whole. */
function NoToken({ address }: { address: Address }) {
  return (
    <>
      <PageHead kind="Token" long title={<HashTitle hash={address} />} documentTitle={`Token ${address}`} />
      <Panel title="Token" bare source="explorer">
        <Empty
          action={
            <Link to="/address/$address" params={{ address }} className={buttonClass()}>
              View address
            </Link>
          }
        >
          There is no token at this address.
          <Suspense>
            <ResemblanceNotice address={address} />
          </Suspense>
        </Empty>
      </Panel>
    </>
  )
}

/** Its symbol, else its name; empty while unknown. */
function ownNameOf(token: Token | undefined): string {
  return token?.symbol || token?.name || ''
}

/** Reserves the space of the name and the standard. Without it, the address would move to another line on a phone. */
function LabelsPending() {
  return (
    <>
      <span className="h-5 w-18 animate-pulse rounded-sm bg-line" />
      <span className="h-5 w-14 animate-pulse rounded-sm bg-line" />
    </>
  )
}
