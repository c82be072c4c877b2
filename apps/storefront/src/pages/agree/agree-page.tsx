import { AgreementPage, agreementOf } from '#features/agreement';
import type { PageQueries } from '#navigation/page-module';

export const queries: PageQueries = (_, shop) => [agreementOf('agree', shop)];

export const Page = () => <AgreementPage type="agree" />;
