import { brand } from '#schema/brand.ts'
import { levels } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'

const [, sprint] = levels

/** The sprint of level 2 (account spec, sprint landing). */
export function Component() {
  return (
    <>
      <PageHead
        title={`The sprint · ${brand.name}`}
        description={sprint.gives}
        canonicalPath={paths.sprint.href()}
      />
      <div className="wide py-room-gap">
        <h1>{sprint.gives}</h1>
      </div>
    </>
  )
}
