import { App, Button, Form, Input } from 'antd';
import { useNavigate, useParams } from 'react-router';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopPath } from '#lib/current-shop';
import { dayText } from '#lib/time';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { linesOf, nextVersion, sectionsOf } from './agreement-text.ts';
import styles from './agreements.module.css';
import { agreementsTexts } from './agreements.texts.ts';

type Which = Readonly<{ type: 'agree' | 'policy'; lang: 'zh-CN' | 'en' }>;
type Agreement = OutputOf<'member.agreement.find'>;

interface AgreementValues {
  title: string;
  company: string;
  version: string;
  effectiveOn: string;
  body: string;
}

const LIST = '/settings/agreements';

export function AgreementPage() {
  const texts = useTexts(agreementsTexts);
  const { type, lang } = useParams();
  if ((type !== 'agree' && type !== 'policy') || (lang !== 'zh-CN' && lang !== 'en'))
    return (
      <Page title={texts.edit} back={LIST}>
        <Card isFlush>
          <Empty {...texts.notFound} />
        </Card>
      </Page>
    );
  return <Editor key={`${type}.${lang}`} type={type} lang={lang} />;
}

function Editor(which: Which) {
  const texts = useTexts(agreementsTexts);
  const agreement = useRead('member.agreement.find', which);
  return (
    <Page title={`${texts.types[which.type]} · ${texts.langs[which.lang]}`} back={LIST}>
      {agreement.data ? (
        <AgreementForm which={which} agreement={agreement.data} />
      ) : (
        <Card isFlush>
          {agreement.isError ? <Failed onRetry={() => void agreement.refetch()} refusal={agreement.error} /> : <ListSkeleton columns={2} />}
        </Card>
      )}
    </Page>
  );
}

function AgreementForm({ which, agreement }: { readonly which: Which; readonly agreement: Agreement }) {
  const texts = useTexts(agreementsTexts);
  const { message } = App.useApp();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const { title, company, version, sections } = agreement;
  return (
    <CallForm<'member.agreement.set', AgreementValues>
      call="member.agreement.set"
      initial={{ title, company, version: nextVersion(version), effectiveOn: dayText(Date.now()), body: linesOf(sections) }}
      toInput={({ body, ...values }) => ({ ...which, ...values, sections: sectionsOf(body) })}
      fieldOf={(path) => (path.startsWith('sections') ? 'body' : path)}
      onDone={(_, published) => {
        void message.success(texts.published(published.title, published.version ?? ''));
        void navigate(shopPath(LIST));
      }}
    >
      {({ isPending }) => (
        <div className={styles.desk}>
          <Card>
            <Fields />
            <Form.Item noStyle dependencies={['version']}>
              {({ getFieldValue }) => (
                <div className={styles.publish}>
                  <Button type="primary" htmlType="submit" loading={isPending}>
                    {texts.publish(String(getFieldValue('version') ?? ''))}
                  </Button>
                  <span>{texts.publishAsk}</span>
                </div>
              )}
            </Form.Item>
          </Card>
          <Card title={texts.preview}>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldsValue }) => <Preview values={getFieldsValue(true) as AgreementValues} />}
            </Form.Item>
          </Card>
        </div>
      )}
    </CallForm>
  );
}

function Fields() {
  const texts = useTexts(agreementsTexts);
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="title" label={texts.title}>
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
        <Form.Item name="company" label={texts.company} extra={texts.companyHint}>
          <Input autoComplete="organization" maxLength={100} />
        </Form.Item>
        <Form.Item name="version" label={texts.version}>
          <Input autoComplete="off" maxLength={20} />
        </Form.Item>
        <Form.Item name="effectiveOn" label={texts.effectiveOn}>
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item name="body" label={texts.body} extra={texts.bodyHint}>
        <Input.TextArea rows={18} />
      </Form.Item>
    </>
  );
}

/** As shoppers read it: plain text, whatever it looks like. */
function Preview({
  values: { title = '', company = '', version = '', effectiveOn = '', body = '' },
}: {
  readonly values: AgreementValues;
}) {
  const texts = useTexts(agreementsTexts);
  const sections = sectionsOf(body);
  return (
    <article className={styles.preview}>
      <h3>{title}</h3>
      <p className={styles.version}>
        {company && `${company} · `}
        {texts.versionLine(version, effectiveOn)}
      </p>
      {sections.length === 0 && <p className={styles.version}>{texts.nothing}</p>}
      {sections.map(({ heading, paragraphs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are known by their place
        <section key={at}>
          {heading !== '' && <h4>{heading}</h4>}
          {paragraphs.map((paragraph, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their place
            <p key={nth}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
