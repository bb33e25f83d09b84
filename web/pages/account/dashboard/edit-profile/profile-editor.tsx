import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { wouldSubmit } from '#web/ui/forms/go-on-with-enter.ts'
import { EditFooter } from './edit-footer.tsx'
import { FieldConflicts } from './field-conflicts.tsx'
import { PageFields } from './page-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { ProfessionalFields } from './professional-fields.tsx'
import { type FieldName, fieldOrder, focusField, profileValuesOf } from './profile-values.ts'
import { SectionList } from './section-list.tsx'
import { SecurityFields } from './security-fields.tsx'
import { MethodologyFields, SolutionFields } from './solution-fields.tsx'
import { useProfileEdit } from './use-profile-edit.ts'

type Props = {
  profile: OwnProfile
  /** The field to begin with, by its name in the call. */
  field?: string
}

/** The editor of the profile and the password (account spec section 2, R10). */
export function ProfileEditor({ open, ...props }: Props & DialogState) {
  // Mounted anew, so that it begins with the current profile.
  return open && <ProfileEditorDialog {...props} />
}

function ProfileEditorDialog({ profile, field, onOpenChange }: Props & Pick<DialogState, 'onOpenChange'>) {
  const close = () => onOpenChange(false)
  const editing = useProfileEdit(profile, close)
  const { form, base, values, changed, merged } = editing
  const [isLeaving, setLeaving] = useState(false)
  const [fromThere, setFromThere] = useState<FieldName[]>([])
  const stayButton = useRef<HTMLButtonElement>(null)
  const conflicts = merged?.conflicts ?? []
  const { plan } = profile
  const latest = { ...base, plan }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan has other fields, so the focus is set again
  useLayoutEffect(() => focusField(fieldOrder.find((name) => name === field)), [field, plan])

  const leave = () => {
    if (form.formState.isSubmitting) return
    if (!editing.isDirty) return close()
    flushSync(() => setLeaving(true))
    stayButton.current?.focus()
  }
  const resolve = () => {
    editing.resolve(fromThere)
    setFromThere([])
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="sheet"
      title="Edit Profile Information"
      description="Only what you change is saved. Public fields change on your page as soon as you save."
    >
      <FormProvider {...form}>
        <form
          noValidate
          onKeyDown={goOn}
          onSubmit={(event) => {
            if (conflicts.length) resolve()
            void editing.save(event)
          }}
        >
          {conflicts.length > 0 ? (
            <FieldConflicts
              names={conflicts}
              here={values}
              there={profileValuesOf(base)}
              editedAt={base.editedAt}
              takenOver={merged?.takenOver ?? []}
              onChoose={setFromThere}
            />
          ) : (
            <div className="account-edit">
              <SectionList values={values} changed={changed} />
              <div>
                {editing.wasRestored && changed.length > 0 && (
                  <Notice>
                    <p>What you typed here before and did not save is in the form again.</p>
                    <Button variant="quiet" onClick={editing.discardEntries}>
                      Leave it and begin with what is saved
                    </Button>
                  </Notice>
                )}
                <PersonalFields profile={latest} />
                <ProfessionalFields />
                <SolutionFields />
                <SecurityFields email={base.email} />
                <MethodologyFields profile={latest} />
                <PageFields profile={latest} />
              </div>
            </div>
          )}
          <EditFooter
            editing={editing}
            leaving={{
              isOpen: isLeaving,
              stayButton,
              onStay: () => setLeaving(false),
              onLeave: () => {
                editing.clearStored()
                close()
              },
            }}
            onCancel={leave}
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** Enter goes to the next field; only the button saves, which is always in view. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const target = event.target as HTMLElement
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !wouldSubmit(target)) return
  event.preventDefault()
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([hidden]), select, textarea'),
  ]
  fields[fields.indexOf(target) + 1]?.focus()
}
