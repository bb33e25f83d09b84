import { type ComponentType, createContext, type ReactElement, use } from 'react'

type Props = { text: string; children: ReactElement }

const TipContext = createContext<ComponentType<Props> | undefined>(undefined)
export const TipProvider = TipContext.Provider

/** The name of an icon button, shown by the tooltip that its panel gives; the button alone where there is none, as in a frame. */
export function Tip(props: Props) {
  const Shown = use(TipContext)
  return Shown ? <Shown {...props} /> : props.children
}
