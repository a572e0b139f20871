import { FullText } from '#ui/feedback/hint/FullText.tsx'
import { useAddressHighlight } from './useAddressHighlight.ts'

/** What follows the pointer and the focus: the whole of a cut text, and the other places of an address. */
export function PointerHelp({ first }: { first: Event }) {
  useAddressHighlight(first)
  return <FullText first={first} />
}
