import { useT } from '../../../lib/i18n/TextsProvider'
import { toast } from '../../../lib/toasts'
import { useDialog } from '../../../ui/dialog/dialogContext'
import { ProfileDialogFrame } from '../components/ProfileDialogFrame'
import { ProfileForm } from '../components/ProfileForm'
import { fieldsOf } from '../model'

/** PROF-10: all details the player may add or change. */
export default function ProfileDataDialog() {
  const t = useT('profile')
  const { close } = useDialog()
  const onSaved = () => {
    toast({ kind: 'success', title: t('data.saved') })
    close()
  }
  return (
    <ProfileDialogFrame title={t('data.title')} text={t('data.text')}>
      {(player, fields) => (
        <ProfileForm
          context="edition"
          fields={fieldsOf(fields, 'edition', player)}
          player={player}
          submit={t('data.submit')}
          onSaved={onSaved}
        />
      )}
    </ProfileDialogFrame>
  )
}
