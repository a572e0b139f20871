import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { InterfaceName } from '#lib/requests/errors.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { DecodeTool } from './DecodeTool.tsx'
import { EncodeTool } from './EncodeTool.tsx'
import { HashTool } from './HashTool.tsx'
import { SelectorTool } from './SelectorTool.tsx'
import { TimeTool } from './TimeTool.tsx'
import { UnitConverter } from './UnitConverter.tsx'
import { VerifyTool } from './VerifyTool.tsx'

type Tool = { id: string; title: string; source?: InterfaceName; Content: ComponentType }

/** The tools of the two columns. "Block by date" asks the explorer, "Verify a signed message" the node about contracts. */
const columns: readonly (readonly Tool[])[] = [
  [
    { id: 'units', title: 'Units', Content: UnitConverter },
    { id: 'encode', title: 'Encode a call', Content: EncodeTool },
    { id: 'verify', title: 'Verify a signed message', source: 'node', Content: VerifyTool },
  ],
  [
    { id: 'selectors', title: 'Functions and events', Content: SelectorTool },
    { id: 'decode', title: 'Decode a call, an error or a log', Content: DecodeTool },
    { id: 'hash', title: 'Hash and checksum', Content: HashTool },
    { id: 'date', title: 'Block by date', source: 'explorer', Content: TimeTool },
  ],
]

/** Tools for developers, with links to each of them. A phone shows one tool, that of the URL or the first. */
export function ToolsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const tools = columns.flat()
  const current = tools.find(({ id }) => id === hash) ?? tools[0]
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tools" documentTitle="Tools" />
      <nav aria-label="Tools" className="-mt-2 mb-4 flex flex-wrap gap-x-4 text-sm">
        {tools.map(({ id, title }) => (
          <Link
            key={id}
            to="/tools"
            hash={id}
            replace
            resetScroll={false}
            activeOptions={{ includeHash: true }}
            className={`thumb link leading-7 ${id === current?.id ? 'max-sm:font-semibold max-sm:underline' : ''}`}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {columns.map((ofColumn) => (
          <div key={ofColumn[0]?.id} className="grid min-w-0 gap-4 max-sm:contents">
            {ofColumn.map(({ id, title, source, Content }) => (
              // Below the bar of the site, where a link leads to it. What is typed into one stays while another is open.
              <div
                key={id}
                id={id}
                className={`min-w-0 scroll-mt-16 ${id === current?.id ? '' : 'max-sm:hidden'}`}
              >
                <Panel title={title} {...(source && { source })}>
                  <Content />
                </Panel>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
