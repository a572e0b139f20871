import { ExternalText } from '#ui/figures/ExternalText.tsx'

type TokenIdProps = { id: string }

/** The id of a non-fungible token. It can have 78 digits. */
export function TokenId({ id }: TokenIdProps) {
  return (
    <span className="cut" title={`Token ID ${id}`}>
      #<ExternalText>{id}</ExternalText>
    </span>
  )
}
