import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { DecodeTool } from './DecodeTool.tsx'
import { HashTool } from './HashTool.tsx'
import { SelectorTool } from './SelectorTool.tsx'
import { TimeTool } from './TimeTool.tsx'
import { UnitConverter } from './UnitConverter.tsx'

/** Tools for developers. Only "Block at a time" sends requests. */
export function ToolsPage() {
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tools" documentTitle="Tools" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title="Units">
          <UnitConverter />
        </Panel>
        <Panel title="Functions and events">
          <SelectorTool />
        </Panel>
        <Panel title="Decode a call, an error or a log">
          <DecodeTool />
        </Panel>
        <Panel title="Hash and checksum">
          <HashTool />
        </Panel>
        <Panel title="Block at a time" source="explorer">
          <TimeTool />
        </Panel>
      </div>
    </>
  )
}
