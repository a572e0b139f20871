import { hostOf, safeHref } from '#lib/text/href.ts'
import { cleanText } from '#lib/text/text.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type UntrustedLinkProps = { name: string; url: string }

/** A link from outside, with the host that it leads to. A URL that is not https is shown as text. */
export function UntrustedLink({ name, url }: UntrustedLinkProps) {
  const href = safeHref(url)
  if (href === null) {
    return (
      <span className="break-all text-faint" title="Not a safe link">
        {name && <ExternalText>{`${name}: `}</ExternalText>}
        <ExternalText>{cleanText(url, { longest: 120 })}</ExternalText>
      </span>
    )
  }
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {name && (
        <>
          <span className="mr-1 inline-block first-letter:uppercase">
            <ExternalText>{name}</ExternalText>
          </span>{' '}
        </>
      )}
      <span className="text-faint">{hostOf(url)}</span>
    </a>
  )
}
