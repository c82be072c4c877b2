import { Form, type FormProps } from 'antd';
import { type ReactNode, useId } from 'react';
import type { InputOf, OutputOf, StaffWrite } from '#api/calls';
import type { StaffFailure } from '#api/failures';
import { schemas } from '#api/schemas';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { issueTexts } from './issue.texts.ts';
import { type FieldIssue, issuesOf, refusedFields } from './issues.ts';

interface CallFormProps<N extends StaffWrite, Values extends object> {
  readonly call: N;
  /** What the fields hold at first. */
  readonly initial: Partial<Values>;
  /** The call's input from what the fields hold. */
  readonly toInput: (values: Values) => InputOf<N>;
  readonly onDone: (output: OutputOf<N>, input: InputOf<N>) => void;
  /** True where the page itself acts on a refusal that is not about fields. */
  readonly onRefused?: (name: StaffFailure | undefined) => boolean;
  /** Modules whose reads change with it, besides its own. */
  readonly stale?: readonly string[];
  readonly children: (form: { readonly isPending: boolean; readonly id: string }) => ReactNode;
  readonly layout?: FormProps['layout'];
  /** Where a field's name differs from the input's: input path → field path. */
  readonly fieldOf?: (path: string) => string;
  readonly onValuesChange?: (values: Values) => void;
  /** Before the first field that is wrong is scrolled to, its name: a page of several steps shows it. */
  readonly onInvalid?: (field: string) => void;
}

/**
 * A form whose rules are the call's schema: what the server would refuse is said at its field before it is sent, and what it refuses all
 * the same comes back to its field.
 */
export function CallForm<N extends StaffWrite, Values extends object>(props: CallFormProps<N, Values>) {
  const {
    call,
    initial,
    toInput,
    onDone,
    onRefused,
    stale = [],
    children,
    layout = 'vertical',
    fieldOf = (path) => path,
    onValuesChange,
    onInvalid,
  } = props;
  const [form] = Form.useForm<Values>();
  const id = useId();
  const texts = useTexts(issueTexts);
  const show = (issues: readonly FieldIssue[]) => {
    const fields = issues.map(({ path, text }) => ({ name: fieldOf(path).split('.').map(part), errors: [text] }));
    form.setFields(fields as Parameters<typeof form.setFields>[0]);
    const [first] = fields;
    if (first) onInvalid?.(String(first.name[0]));
    if (first) form.scrollToField(first.name as Parameters<typeof form.scrollToField>[0], { block: 'center', focus: true });
  };
  const write = useWrite(call, {
    stale,
    onDone,
    onRefused: (refusal, name) => {
      const refused = name === 'BAD_INPUT' ? refusedFields(refusal.data, texts) : [];
      show(refused);
      return refused.length > 0 || (onRefused?.(name) ?? false);
    },
  });
  const submit = (values: Values) => {
    const input = toInput(values);
    const read = schemas[call].input.safeParse(input, { reportInput: true });
    if (read.success) write.send(input);
    else show(issuesOf(read.error, texts));
  };
  return (
    <Form<Values>
      id={id}
      form={form}
      layout={layout}
      initialValues={initial}
      onFinish={submit}
      onFinishFailed={({ errorFields: [first] }) => first && onInvalid?.(String(first.name[0]))}
      requiredMark={false}
      scrollToFirstError={{ block: 'center', focus: true }}
      {...(onValuesChange && { onValuesChange: (_changed: unknown, values: Values) => onValuesChange(values) })}
    >
      {children({ isPending: write.isPending, id })}
    </Form>
  );
}

/** List entries are named by their number. */
const part = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);
