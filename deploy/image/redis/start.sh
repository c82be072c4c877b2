#!/bin/sh
# The password stands in a file: the list of processes would show it.
set -eu
password=$(cat "${REDIS_PASSWORD_FILE:?the file with the password}")
printf 'include /etc/qianpu/redis.conf\nrequirepass %s\n' "$password" | exec /usr/bin/redis-server -
