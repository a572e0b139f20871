import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { SelectorTool } from './SelectorTool.tsx'
import { UnitConverter } from './UnitConverter.tsx'

/** Tools that need no network. */
export function ToolsPage() {
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tools" documentTitle="Tools" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel title="Units">
          <UnitConverter />
        </Panel>
        <Panel title="Functions and events">
          <SelectorTool />
        </Panel>
      </div>
    </>
  )
}
