import { useSearch } from '@tanstack/react-router'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { Controls } from './Controls.tsx'
import { Numbers } from './Numbers.tsx'
import { States } from './States.tsx'
import { Tables } from './Tables.tsx'

const tabs = [
  { id: 'numbers', label: 'Numbers and names' },
  { id: 'controls', label: 'Controls' },
  { id: 'tables', label: 'Tables', count: 6 },
  { id: 'states', label: 'States' },
] as const

const contents = { numbers: Numbers, controls: Controls, tables: Tables, states: States }

/** Most figures, names, controls, tables and notices of the design system, by example. */
export function GalleryPage() {
  const { tab = 'numbers' } = useSearch({ from: '/gallery' })
  const Content = contents[tab]
  return (
    <>
      <PageHead title="Gallery" documentTitle="Gallery" />
      <Tabs label="Gallery" tabs={tabs} current={tab}>
        <Content />
      </Tabs>
    </>
  )
}
