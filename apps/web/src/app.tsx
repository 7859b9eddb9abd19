import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { FrontPage } from './pages/front-page.js';
import { Mishap } from './ui/mishap.js';

const TablePage = lazy(() => import('./table/table-page.js').then((m) => ({ default: m.TablePage })));
const NewTablePage = lazy(() => import('./pages/new-table-page.js').then((m) => ({ default: m.NewTablePage })));
const LearnPage = lazy(() => import('./pages/learn-page.js').then((m) => ({ default: m.LearnPage })));
const JoinPage = lazy(() => import('./pages/join-page.js').then((m) => ({ default: m.JoinPage })));
const InvitePage = lazy(() => import('./pages/invite-page.js').then((m) => ({ default: m.InvitePage })));
const ReportPage = lazy(() => import('./report/report-page.js').then((m) => ({ default: m.ReportPage })));
const RulebookPage = lazy(() => import('./pages/rulebook-page.js').then((m) => ({ default: m.RulebookPage })));

export function App(): ReactNode {
  return (
    <Mishap>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={FrontPage} />
          <Route path="/learn/:game?" component={LearnPage} />
          <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
          <Route path="/local/:id">{({ id }) => <TablePage key={id} kind="local" id={id} />}</Route>
          <Route path="/view">{() => <TablePage kind="view" id="" />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} kind="online" id={id} />}</Route>
          <Route path="/table/:id/invite">{({ id }) => <InvitePage id={id} />}</Route>
          <Route path="/local/:id/report">{({ id }) => <ReportPage key={id} kind="local" id={id} />}</Route>
          <Route path="/table/:id/report">{({ id }) => <ReportPage key={id} kind="online" id={id} />}</Route>
          <Route path="/join/:token">{({ token }) => <JoinPage token={token} />}</Route>
          <Route path="/rules/:game/:section?">{({ game, section }) => <RulebookPage game={game} section={section} />}</Route>
          <Route>
            <main className="nothing">
              <h1>Off the map</h1>
              <p>There is no such page.</p>
              <Link href="/">Front page</Link>
            </main>
          </Route>
        </Switch>
      </Suspense>
    </Mishap>
  );
}

function Waiting(): ReactNode {
  return (
    <main className="nothing">
      <h1 className="visually-hidden">Bocage</h1>
      <p>One moment …</p>
    </main>
  );
}
