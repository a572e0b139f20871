import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { useFoundLabels } from './useFoundLabels.ts'

/** The addresses that the user labelled with the searched text, and the site's own contracts of that name; nothing without any. */
export function LabelMatches({ text }: { text: string }) {
  const matches = useFoundLabels(text)
  if (matches.length === 0) return null
  return (
    <Panel title="Labels">
      <ul className="divide-y">
        <MoreRows rows={matches} as="li">
          {(shown) =>
            shown.map(({ address }) => (
              <li key={address} className="px-4 py-2 text-sm">
                <AddressLink address={address} />
              </li>
            ))
          }
        </MoreRows>
      </ul>
    </Panel>
  )
}
