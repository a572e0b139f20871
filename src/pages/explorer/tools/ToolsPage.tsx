import { Link, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { type ComponentType, useRef, useState } from 'react'
import type { InterfaceName } from '#lib/requests/errors.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useShownInBar } from '#ui/layout/useShownInBar.ts'
import { DecodeTool } from './DecodeTool.tsx'
import { EncodeTool } from './EncodeTool.tsx'
import { HashTool } from './HashTool.tsx'
import { SelectorTool } from './SelectorTool.tsx'
import { UnitConverter } from './UnitConverter.tsx'

/* What reads blocks or contracts loads when it is opened. */
const TimeTool = lazyRouteComponent(() => import('./TimeTool.tsx'), 'TimeTool')
const VerifyTool = lazyRouteComponent(() => import('./VerifyTool.tsx'), 'VerifyTool')

type Tool = { id: string; title: string; source?: InterfaceName; Content: ComponentType }

/** The tools by what they are for. "Block by date" asks the explorer, "Verify a signed message" the node about contracts. */
const groups: readonly (readonly [name: string, tools: readonly Tool[]])[] = [
  [
    'Convert',
    [
      { id: 'units', title: 'Units', Content: UnitConverter },
      { id: 'hash', title: 'Hash and checksum', Content: HashTool },
      { id: 'date', title: 'Block by date', source: 'explorer', Content: TimeTool },
    ],
  ],
  [
    'Calls and logs',
    [
      { id: 'encode', title: 'Encode a call', Content: EncodeTool },
      { id: 'decode', title: 'Decode a call, an error or a log', Content: DecodeTool },
      { id: 'selectors', title: 'Functions and events', Content: SelectorTool },
    ],
  ],
  ['Signatures', [{ id: 'verify', title: 'Verify a signed message', source: 'node', Content: VerifyTool }]],
]

const tools = groups.flatMap(([, ofGroup]) => ofGroup)

/** Tools for developers: an index, and the one that the address names, or the first. */
export function ToolsPage() {
  const hash = useLocation({ select: (location) => location.hash })
  const current = tools.find(({ id }) => id === hash) ?? tools[0]
  const [opened, setOpened] = useState<readonly (Tool | undefined)[]>([current])
  const bar = useRef<HTMLElement>(null)
  useShownInBar(bar, '[aria-current]', current?.id)
  if (!opened.includes(current)) setOpened([...opened, current])
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tools" documentTitle="Tools" />
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          ref={bar}
          aria-label="Tools"
          className="grid gap-3 text-sm max-lg:fading-ends relative max-lg:-mx-4 max-lg:flex max-lg:gap-2 max-lg:px-4"
        >
          {groups.map(([name, ofGroup]) => (
            <div key={name} className="max-lg:contents">
              <p className="mb-1 px-2 text-xs text-faint max-lg:hidden">{name}</p>
              {ofGroup.map(({ id, title }) => (
                <Link
                  key={id}
                  to="/tools"
                  hash={id}
                  replace
                  resetScroll={false}
                  activeOptions={{ includeHash: true }}
                  {...(id === current?.id && { 'aria-current': 'true' })}
                  className="thumb block shrink-0 rounded-md px-2 leading-8 whitespace-nowrap text-muted transition-colors max-lg:border hover:bg-raised hover:text-text aria-[current=page]:bg-soft aria-[current=page]:text-accent aria-[current=true]:bg-soft aria-[current=true]:text-accent"
                >
                  {title}
                </Link>
              ))}
            </div>
          ))}
        </nav>
        {/* What is typed into one stays while another is open. */}
        {tools.map((tool) => {
          const { id, title, source, Content } = tool
          return (
            opened.includes(tool) && (
              <div key={id} hidden={id !== current?.id} className="min-w-0">
                <Panel title={title} {...(source && { source })}>
                  <Content />
                </Panel>
              </div>
            )
          )
        })}
      </div>
    </>
  )
}
