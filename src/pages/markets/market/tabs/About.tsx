import { useSuspenseQuery } from '@tanstack/react-query'
import { type Market, marketsByCreatorQuery } from '#interfaces/indexer/market.ts'
import { namedLinks, tokenMetadataQuery } from '#interfaces/indexer/tokenMetadata.ts'
import { hostOf, safeHref } from '#lib/text/href.ts'
import { cleanText } from '#lib/text/text.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/Price.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { Table } from '#ui/table/Table.tsx'

type AboutProps = { market: Market }

/** What the creator says of the market, where it lives, and what else the creator made. */
export function About({ market }: AboutProps) {
  return (
    <>
      <Panel title="In the creator's words" source="indexer">
        <Metadata market={market} />
      </Panel>
      <Panel title="On chain" source="indexer">
        <Details>
          <Detail label="Token">
            <TokenLink address={market.tokenAddress} symbol={market.symbol} />{' '}
            <AddressLink address={market.tokenAddress} whole />
          </Detail>
          <Detail label="Pool">
            <AddressLink address={market.poolAddress} whole contract />
          </Detail>
          <Detail label="Creator">
            <AddressLink address={market.creator} whole />
          </Detail>
          <Detail label="Created">
            <Time at={market.createdAt} style="full" /> in block{' '}
            <span className="[&_a]:underline">
              <BlockLink number={market.createdAtBlock} />
            </span>
          </Detail>
          <Detail label="Fee NFT" help="Its owner receives the fees of this market.">
            #{market.nftId}
          </Detail>
          <Detail label="Volume of all time">
            <Amount value={market.volumeTotal} unit="USD" />
          </Detail>
        </Details>
      </Panel>
      <Panel title="Other markets of this creator" source="indexer">
        <CreatorMarkets market={market} />
      </Panel>
    </>
  )
}

function Metadata({ market }: AboutProps) {
  const { data: metadata } = useSuspenseQuery(tokenMetadataQuery(market.tokenAddress))
  const links = namedLinks(metadata?.links).slice(0, 12)
  return (
    <Details>
      <Detail label="Name">
        <ExternalText>{metadata?.name ?? market.name}</ExternalText>
      </Detail>
      <Detail label="Description">
        {metadata?.description ? (
          <p className="max-w-prose whitespace-pre-line">
            <ExternalText>{metadata.description}</ExternalText>
          </p>
        ) : (
          <span className="text-faint">None given</span>
        )}
      </Detail>
      {links.length > 0 && (
        <Detail label="Links" help="Nobody has checked them.">
          <ul className="grid gap-1">
            {links.map((link) => (
              <li key={`${link.name} ${link.url}`}>
                <StrangerLink name={cleanText(link.name, { longest: 30 })} url={link.url} />
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </Details>
  )
}

/** A link a stranger gave, with the host it really leads to; one that is not plain https is only text. */
function StrangerLink({ name, url }: { name: string; url: string }) {
  const href = safeHref(url)
  if (href === null) {
    return (
      <span className="break-all text-faint" title="Not a link this page would follow">
        {name && <ExternalText>{`${name}: `}</ExternalText>}
        <ExternalText>{cleanText(url, { longest: 120 })}</ExternalText>
      </span>
    )
  }
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {name && (
        <>
          <ExternalText>{name}</ExternalText>{' '}
        </>
      )}
      <span className="text-faint">{hostOf(url)}</span>
    </a>
  )
}

function CreatorMarkets({ market }: AboutProps) {
  const { data } = useSuspenseQuery(marketsByCreatorQuery(market.creator))
  const others = data.filter((other) => other.poolAddress !== market.poolAddress)
  return (
    <Table
      caption="Other markets of this creator"
      rows={others}
      rowKey={(other) => other.poolAddress}
      empty="This is the creator's only market."
      columns={[
        {
          id: 'market',
          header: 'Market',
          cell: (other) => <MarketLink pool={other.poolAddress} symbol={other.symbol} name={other.name} />,
        },
        { id: 'price', header: 'Price', align: 'end', cell: (other) => <Price value={other.spotPrice} /> },
        {
          id: 'marketCap',
          header: 'Market cap',
          align: 'end',
          importance: 2,
          cell: (other) => <Amount value={other.marketCap} unit="USD" style="short" />,
        },
        {
          id: 'age',
          header: 'Age',
          align: 'end',
          cell: (other) => <Time at={other.createdAt} style="age" />,
        },
      ]}
    />
  )
}
