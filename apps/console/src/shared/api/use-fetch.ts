import { answered, CallRefusal } from '@qianpu/client/call-refusal';
import { App } from 'antd';
import { useTexts } from '#i18n/texts';
import { type InputOf, type OutputOf, type StaffRead, table } from './calls.ts';
import { useTransport } from './transport-context.ts';
import { writeTexts } from './write.texts.ts';

/** A read made once, when somebody asks for it: downloads, checks. Null where it was refused, which is said at the top of the window. */
export function useFetch<N extends StaffRead>(name: N): (input: InputOf<N>) => Promise<OutputOf<N> | null> {
  const transport = useTransport();
  const texts = useTexts(writeTexts);
  const { message } = App.useApp();
  return async (input) => {
    try {
      const outcome = answered(await transport({ row: table[name], input }));
      return ('data' in outcome ? outcome.data : null) as OutputOf<N> | null;
    } catch (refusal) {
      void message.error((refusal instanceof CallRefusal && refusal.message) || texts.noAnswer);
      return null;
    }
  };
}
