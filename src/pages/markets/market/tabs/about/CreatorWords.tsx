import { useSuspenseQuery } from '@tanstack/react-query'
import type { Market } from '#interfaces/indexer/market.ts'
import { creatorWords } from '#interfaces/indexer/token/creatorWords.ts'
import { tokenMetadataQuery } from '#interfaces/indexer/token/tokenMetadata.ts'
import { cleanText } from '#lib/text/text.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { UntrustedLink } from '#ui/links/UntrustedLink.tsx'

type CreatorWordsProps = { market: Market }

/** Name, description and links that the creator gave. Nobody has checked them. */
export function CreatorWords({ market }: CreatorWordsProps) {
  const { data: metadata } = useSuspenseQuery(tokenMetadataQuery(market.tokenAddress))
  const { description, links, elsewhere } = creatorWords(
    metadata ?? { metadata: market.metadata, description: null },
  )
  return (
    <Details>
      <Detail label="Name">
        <ExternalText>{metadata?.name ?? market.name}</ExternalText>
      </Detail>
      <Detail label="Description">
        {description ? (
          <p className="max-w-prose whitespace-pre-line">
            <ExternalText>{description}</ExternalText>
          </p>
        ) : (
          <span className="text-faint">
            {elsewhere ? (
              <>
                Not loaded. It is kept at <ExternalText>{elsewhere}</ExternalText>
              </>
            ) : (
              'None given'
            )}
          </span>
        )}
      </Detail>
      {links.length > 0 && (
        <Detail label="Links" help="Not verified.">
          <ul className="grid gap-1">
            {links.slice(0, 12).map((link) => (
              <li key={`${link.name} ${link.url}`}>
                <UntrustedLink name={cleanText(link.name, { longest: 30 })} url={link.url} />
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </Details>
  )
}
