#!/bin/sh
# backup full|diff|incr: to /var/lib/pgbackrest, and leaves there what the worker tells its age by.
set -eu
pgbackrest --stanza=qianpu stanza-create
pgbackrest --stanza=qianpu --type="${1:-incr}" backup
touch /var/lib/pgbackrest/last-backup
