import { useSuspenseQuery } from '@tanstack/react-query'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { creatorWords } from '#interfaces/indexer/token/creatorWords.ts'
import { tokenMetadataQuery } from '#interfaces/indexer/token/tokenMetadata.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { UntrustedLink } from '#ui/links/UntrustedLink.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type AboutTokenProps = { address: Address; token: Token | undefined }

/** The properties of a token from the explorer, and its creator's description from the indexer. */
export function AboutToken({ address, token }: AboutTokenProps) {
  return (
    <>
      <Panel title="On chain" source="explorer">
        <Details>
          <Detail label="Contract">
            <AddressLink address={address} contract whole />
          </Detail>
          <Detail label="Name">
            <OwnName name={token?.name} />
          </Detail>
          <Detail label="Symbol">
            <OwnName name={token?.symbol} />
          </Detail>
          <Detail label="Standard">{token?.type ?? <Unknown />}</Detail>
          <Detail label="Decimals">{token?.decimals ?? <Unknown />}</Detail>
        </Details>
      </Panel>
      <Panel title="From the creator" source="indexer">
        <Metadata address={address} />
      </Panel>
    </>
  )
}

/** What the contract calls its token, with a sign where letters only look Latin. */
function OwnName({ name }: { name: string | null | undefined }) {
  if (!name) return <Unknown />
  return (
    <span className="inline-flex max-w-full items-baseline gap-1">
      <OtherLetters name={name} />
      <ExternalText>{name}</ExternalText>
    </span>
  )
}

/** The creator's description, which nobody has verified. */
function Metadata({ address }: { address: Address }) {
  const { data: metadata } = useSuspenseQuery(tokenMetadataQuery(address))
  if (!metadata) return <Empty>The indexer has no metadata of this token.</Empty>
  const { description, links } = creatorWords(metadata)
  return (
    <Details>
      <Detail label="Description">
        {description ? (
          <p className="max-w-prose whitespace-pre-line">
            <ExternalText>{description}</ExternalText>
          </p>
        ) : (
          <span className="text-faint">None given</span>
        )}
      </Detail>
      {links.length > 0 && (
        <Detail label="Links" help="Not verified.">
          <ul className="grid gap-1">
            {links.slice(0, 12).map(({ name, url }) => (
              <li key={`${name} ${url}`}>
                <UntrustedLink name={cleanText(name, { longest: 30 })} url={url} />
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </Details>
  )
}
